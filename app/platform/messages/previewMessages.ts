import previewBar from '#ui/shell/PreviewBar/ro.json' with { type: 'json' }
import preview from './preview.json' with { type: 'json' }

/** Messages for editors, in preview only. */
export const previewMessages = { ...previewBar, ...preview }
