import type { Preview } from '@storybook/react-vite'

const menu = (title: string, icon: string, items: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
    dynamicTitle: true,
  },
})

/** Toolbar menus beside theme and width; the last three are for the pages of the site. */
export const globalTypes = {
  motion: menu('Mișcare', 'lightning', {
    system: 'Mișcare: a sistemului',
    full: 'Mișcare: toată',
    reduced: 'Mișcare: redusă',
    quiet: 'Mod liniștit',
  }),
  input: menu('Mod de atingere', 'pointerhand', {
    device: 'Intrare: a aparatului',
    touch: 'Intrare: deget',
    mouse: 'Intrare: mouse',
  }),
  text: menu('Mărimea textului', 'paragraph', {
    100: 'Text 100 %',
    150: 'Text 150 %',
    200: 'Text 200 %',
  }),
  texts: menu('Lungimea textelor', 'globe', {
    ro: 'Texte: română',
    long: 'Texte: prelungite',
  }),
  audience: menu('Cine vede pagina', 'user', {
    story: 'Vizitator: al exemplului',
    guest: 'Vizitator: oaspete',
    player: 'Vizitator: jucător',
    excluded: 'Vizitator: autoexclus',
  }),
  date: menu('Data paginii', 'calendar', {
    recorded: 'Data: a înregistrării',
    tomorrow: 'Data: a doua zi',
    week: 'Data: după o săptămână',
    months: 'Data: după șapte luni',
  }),
  network: menu('Rețeaua paginii', 'transfer', {
    story: 'Rețea: a exemplului',
    slow: 'Rețea: lentă',
    offline: 'Rețea: fără conexiune',
    error: 'Rețea: serviciile cad',
  }),
} satisfies Preview['globalTypes']

export const initialGlobals = {
  motion: 'system',
  input: 'device',
  text: '100',
  texts: 'ro',
  audience: 'story',
  date: 'recorded',
  network: 'story',
}

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** Widths at which the grid changes, and named sizes for stories. */
export const viewports = {
  narrow: screen('360', 360, 780),
  phone: screen('390, telefon', 390, 844),
  w480: screen('480', 480, 900),
  tablet: screen('768, tabletă', 768, 1024),
  laptop: screen('1024, laptop', 1024, 768),
  w1280: screen('1280', 1280, 800),
  desktop: screen('1440, desktop', 1440, 900),
  w1536: screen('1536', 1536, 864),
  w1920: screen('1920', 1920, 1080),
}
