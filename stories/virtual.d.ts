declare module 'virtual:kit-props' {
  const props: import('../scripts/kit/props.ts').KitProps
  export default props
}

declare module 'virtual:kit-facts' {
  const facts: Record<string, import('../scripts/kit/facts.ts').Facts>
  export default facts
}
