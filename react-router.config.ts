import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // For few routes one manifest is better than a request per link.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    // Route parts here are one line each; separate files would cost more in headers than in content.
    v8_splitRouteModules: false,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config
