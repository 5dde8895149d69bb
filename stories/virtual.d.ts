declare module 'virtual:kit-props' {
  const props: import('../scripts/kit/props.ts').KitProps
  export default props
}
