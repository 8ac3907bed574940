import type { texts as en } from '../../en/visitors/gallery.ts'
import { plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: 'Galerie',
  filters: { all: 'Alle', photos: 'Fotos', videos: 'Videos' },
  filter: 'Was gezeigt wird',
  loading: 'Die Galerie wird geladen …',
  empty: 'Hier ist noch nichts zu sehen',
  emptyHint: 'Fotos und Videos lassen sich in der Verwaltung hinzufügen',
  failed: 'Die Galerie konnte nicht geladen werden',
  failedHint:
    'Die Fotos waren gerade nicht zu erreichen. Es ist nichts verloren; bitte versuchen Sie es noch einmal.',
  again: 'Noch einmal versuchen',
  all: 'Alle Fotos und Videos ansehen',
  count: (count) => plural(count, { one: '# Aufnahme', other: '# Aufnahmen' }),
  edit: 'Bearbeiten',
})
