import type { serviceTexts as en } from '../../en/dashboard/serviceShow.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const serviceTexts = sentences<typeof en>({
  choose: (count) => `${formatNumber(count)} Fotos auswählen`,
  offer: (count) => `${formatNumber(count)} Fotos auswählen?`,
  loading: 'Die Fotos werden geladen …',
  failed:
    'Die Fotos sind gerade nicht zu erreichen. Es ist nichts verloren; bitte versuchen Sie es noch einmal.',
  how: 'Porträts und Fotos mit einem Titel kommen zuerst. Die übrigen verteilen sich über die Jahre, aus jedem Augenblick nur eines. In der Galerie bleiben alle.',
  chosen: 'Diese Fotos, in der Reihenfolge der Diashow',
  take: (count) => (count === 1 ? 'Dieses zeigen' : `Diese ${formatNumber(count)} zeigen`),
  takenAlready: 'Die Diashow zeigt schon genau diese Fotos.',
  taken: (count) => ({
    title: 'Gespeichert',
    description: `${plural(count, { one: 'Die Diashow zeigt dieses Foto.', other: 'Die Diashow zeigt diese # Fotos.' })} Die Galerie zeigt alle.`,
  }),
  undone: {
    title: 'Gespeichert',
    description: 'Die Diashow zeigt dieselben Fotos wie vorher.',
  },
})
