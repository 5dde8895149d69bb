import type { ContentPage } from '#app/api/contract/cms.ts'
import type { Widget } from '#app/api/contract/widgets.ts'

export type Block = [heading: string, ...paragraphs: string[]]

/** A page of headings and paragraphs; a paragraph that starts with a dash is a list item. */
export function textPage(slug: string, title: string, blocks: Block[]): ContentPage {
  const html = blocks
    .map(([heading, ...rest]) => `<h2>${heading}</h2>\n${rest.map(paragraph).join('\n')}`)
    .join('\n')
  const widgets: Widget[] = [{ id: `${slug}-1-html`, type: 'Html', html }]
  return { id: `page-${slug}`, slug, title, seoId: `seo-page-${slug}`, widgets }
}

function paragraph(text: string): string {
  if (!text.startsWith('- ')) return `<p>${text}</p>`
  const items = text.slice(2).split('\n- ')
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}
