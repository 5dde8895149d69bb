/** A `:has()` of the root, of body or of any element: every press and inserted element would match it anew. */
const pageHas = /(?::root|\bhtml|\bbody)(?:[^\s(]|\([^()]*)*:has\(|^(?:[^()]*[\s,>+~])?:has\(/
const physical = /^(?:margin|padding|border)-(?:top|right|bottom|left)(?:-.*)?$|^(?:top|right|bottom|left)$/

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-value-no-unknown-custom-properties'],
  ignoreFiles: ['node_modules/**', 'build/**', 'storybook-static/**', 'tokens/dist/**'],
  rules: {
    'csstools/value-no-unknown-custom-properties': [
      true,
      { importFrom: ['tokens/dist/tokens.css', 'tokens/dist/grid.css', 'ui/foundation/properties.css'] },
    ],
    'property-disallowed-list': [
      [physical],
      { message: 'Use the logical property (inline/block start/end).' },
    ],
    'selector-disallowed-list': [
      [pageHas],
      { message: 'Set an attribute of the root instead (ui/foundation/useRootAttribute.ts).' },
    ],
    'declaration-no-important': true,
    'color-no-hex': [true, { message: 'Colours come from tokens.' }],
    'max-nesting-depth': 1,
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$|^page-grid$|^visually-hidden$',
    'no-descending-specificity': null,
    'declaration-empty-line-before': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'media-feature-range-notation': 'context',
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true }],
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-pattern': null,
  },
}
