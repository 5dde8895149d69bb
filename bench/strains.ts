import { addressesSection, measureAddresses } from './addresses.ts'
import type { BenchSite } from './benchSite.ts'
import { chaosSection, measureChaos, measureSoak, soakSection } from './chaos.ts'
import { loadSection, measureLoadOf } from './load.ts'
import type { Section } from './report.ts'
import { measureServe, serveSection } from './serve.ts'

type Strain = {
  /** Description for the waiting person. */
  asked: string
  measure: (site: BenchSite, seconds: number) => Promise<{ figures: unknown; sections: Section[] }>
}

/** Measurements under load, each step for `seconds`. */
export const strains = {
  serve: {
    asked: 'Asking one core for the lobby, from memory and drawn',
    async measure() {
      const figures = await measureServe()
      return { figures, sections: [serveSection(figures)] }
    },
  },
  load: {
    asked: 'Asking for page after page, more and more at once',
    async measure({ codes }, seconds) {
      const figures = await measureLoadOf(codes, seconds)
      return { figures, sections: [loadSection(figures, seconds)] }
    },
  },
  chaos: {
    asked: 'Cutting services off, silencing them, making them fail, under load',
    async measure(_site, seconds) {
      const figures = await measureChaos(seconds)
      return { figures: { ...figures, wrong: [...figures.wrong] }, sections: [chaosSection(figures)] }
    },
  },
  soak: {
    asked: 'Ten steps of load over a line that loses connections',
    async measure(_site, seconds) {
      const figures = await measureSoak(seconds)
      return { figures: { ...figures, wrong: [...figures.wrong] }, sections: [soakSection(figures)] }
    },
  },
  addresses: {
    asked: 'Asking for 30 000 addresses that do not exist',
    async measure() {
      const figures = await measureAddresses()
      return { figures, sections: [addressesSection(figures)] }
    },
  },
} satisfies Record<string, Strain>
