declare module 'virtual:site-routes' {
  const routes: import('@react-router/dev/routes').RouteConfigEntry[]
  export default routes
}
