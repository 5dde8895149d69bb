import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address also exists under the preview segment; any other leading segment is unknown (RTE-02). */
export default prefix('preview?', [
  layout('shell/DefaultLayout.tsx', [index('routes/lobby.tsx'), route('*', 'routes/notFound.tsx')]),
]) satisfies RouteConfig
