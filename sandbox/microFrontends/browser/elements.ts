type Child = Node | string

/** An element with its attributes and children, for micro-frontends without a framework. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/** A button that calls `onPress`. */
export function button(text: string, onPress: () => void, attributes: Record<string, string> = {}) {
  const element = make('button', { type: 'button', ...attributes }, text)
  element.addEventListener('click', onPress)
  return element
}
