import type { FilterOption } from '#ui/browse/FilterGroup'

const studios = [
  'Turnul Nord',
  'Brazi',
  'Calea Lactee',
  'Carpatia Studios',
  'Șapte Lacuri',
  'Țărmul Vechi',
  'Moara Roșie',
  'Zimbrul',
  'Atelier 12',
  'Lanterna',
  'Codru',
  'Piatra Arsă',
  'Valea Lupului',
  'Nufărul',
  'Ursitoarele',
  'Vântul Serii',
]

/** Sixteen providers; the first is chosen, one has nothing left. */
export const providers: FilterOption[] = studios.map((label, index) => ({
  value: `p${index}`,
  label,
  count: index === 4 ? 0 : Math.round(412 / (index + 1)),
  selected: index === 0,
  disabled: index === 4,
}))

export const volatility: FilterOption[] = [
  { value: 'low', label: 'Mică', count: 88 },
  { value: 'medium', label: 'Medie', count: 301 },
  { value: 'high', label: 'Mare', count: 264 },
]

export const features: FilterOption[] = [
  { value: 'free', label: 'Rotiri gratuite', count: 512, selected: true },
  { value: 'megaways', label: 'Megaways', count: 44, selected: true },
  { value: 'wild', label: 'Wild extins', count: 130 },
  { value: 'buy', label: 'Cumpără bonus', count: 0, disabled: true },
]

export const bets = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]

/** The same options after one of them was pressed. */
export const toggled = (options: readonly FilterOption[], value: string): FilterOption[] =>
  options.map((option) => (option.value === value ? { ...option, selected: !option.selected } : option))
