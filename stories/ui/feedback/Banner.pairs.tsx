import { Banner } from '#ui/feedback/Banner'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'
import type { Pair } from '../../componentGuide.ts'

const banner = {
  href: '#aplicatia',
  compliance: <ComplianceStrip text="Joacă responsabil" licence="L1234567W000001" />,
  onClose: () => {},
}

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Un titlu și un rând de text.',
      look: <Banner {...banner} title="Aplicația Aramă" text="Gratuit în Google Play" />,
    },
    bad: {
      says: 'Un paragraf întreg împinge pagina sub ecran.',
      look: (
        <Banner
          {...banner}
          title="Descarcă acum cea mai nouă versiune a aplicației noastre"
          text="Cu ea ai toate jocurile la îndemână, oriunde ești, primești vești despre promoții și intri mai repede în cont."
        />
      ),
    },
  },
]
