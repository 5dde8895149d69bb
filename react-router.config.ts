import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Few routes: one manifest beats asking for each link's.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    // The parts of a route here are one line each; as files of their own they cost more in headers than in text.
    v8_splitRouteModules: false,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config
