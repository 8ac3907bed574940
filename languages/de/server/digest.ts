import type { texts as en } from '../../en/server/digest.ts'
import { plural, sentences } from '../grammar.ts'

const count = (one: string, other: string) => (number: number) =>
  plural(number, { one: `# ${one}`, other: `# ${other}` })

export const texts = sentences<typeof en>({
  subject: (name) => `Was es auf der Gedenkseite für ${name} Neues gibt`,
  since: (name) => `Neu auf der Gedenkseite für ${name} seit der letzten E-Mail dieser Art:`,
  changed: 'eine Erinnerung, an der nachträglich etwas geändert wurde, wartet darauf, dass Sie sie lesen',
  news: {
    memories: count('neue Erinnerung', 'neue Erinnerungen'),
    waiting: count('davon wartet darauf, dass Sie sie lesen', 'davon warten darauf, dass Sie sie lesen'),
    photographs: count('neues Foto', 'neue Fotos'),
    videos: count('neues Video', 'neue Videos'),
    heldEdits: count(
      'Titel oder Beschreibung mit einem Link wartet darauf, dass Sie sie lesen',
      'Titel oder Beschreibungen mit Links warten darauf, dass Sie sie lesen',
    ),
    edits: count(
      'Titel oder Beschreibung, geändert von Besuchern',
      'Titel oder Beschreibungen, geändert von Besuchern',
    ),
  },
  link: 'Zur Verwaltung',
  onDashboard: 'Sie finden alles in der Verwaltung.',
})
