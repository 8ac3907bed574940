import type { texts as en } from '../../en/server/digest.ts'
import { plural, sentences } from '../grammar.ts'

const count = (one: string, other: string) => (number: number) =>
  plural(number, { one: `# ${one}`, other: `# ${other}` })

export const texts = sentences<typeof en>({
  subject: (name) => `Neues auf der Gedenkseite für ${name}`,
  since: (name) => `seit der letzten E-Mail dieser Art gibt es Neues auf der Gedenkseite für ${name}:`,
  changed: 'eine Erinnerung, die nachträglich geändert wurde, wartet auf Sie',
  news: {
    memories: count('neue Erinnerung', 'neue Erinnerungen'),
    waiting: count('davon wartet auf Sie', 'davon warten auf Sie'),
    sentPhotographs: count('Foto, das ein Gast geschickt hat', 'Fotos, die Gäste geschickt haben'),
    sentVideos: count('Video, das ein Gast geschickt hat', 'Videos, die Gäste geschickt haben'),
    photographs: count('neues Foto', 'neue Fotos'),
    videos: count('neues Video', 'neue Videos'),
    answers: count('Foto, zu dem Besucher etwas gesagt haben', 'Fotos, zu denen Besucher etwas gesagt haben'),
    heldEdits: count(
      'Titel oder Beschreibung mit einem Link wartet auf Sie',
      'Titel oder Beschreibungen mit Links warten auf Sie',
    ),
    edits: count('von einem Gast geänderter Titel oder Text', 'von Gästen geänderte Titel oder Texte'),
  },
  link: 'Zur Verwaltung',
  onDashboard: 'Sie finden alles in der Verwaltung.',
})
