const plural = new Intl.PluralRules('ro')

const buttons: Partial<Record<Intl.LDMLPluralRule, (count: string) => string>> = {
  one: () => 'unui buton simplu',
  few: (count) => `a ${count} butoane simple`,
}

/** „Primul exemplu se desenează cam în timpul a 4 butoane simple”; `speed` is undefined before it was measured. */
export function speedInWords(speed: number | undefined): string {
  if (speed === undefined) return 'Nemăsurată încă: npm run speeds o măsoară.'
  const count = Math.max(1, Math.round(speed))
  const timeOf = buttons[plural.select(count)] ?? ((many: string) => `a ${many} de butoane simple`)
  return `Primul exemplu se desenează cam în timpul ${timeOf(count.toLocaleString('ro-RO'))}, adică <button>.`
}
