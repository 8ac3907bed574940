import type { texts as en } from '../../en/server/safekeeping.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  subject: (name) => `Die Gedenkseite für ${name} braucht Ihre Hilfe`,
  needsHelp: (name) => `die Gedenkseite für ${name} braucht Ihre Hilfe.`,
  faults: (count, listedCount) => {
    const sentence = plural(count, {
      one: 'Eine Datei ist beschädigt oder fehlt',
      other: '# Dateien sind beschädigt oder fehlen',
    })
    return listedCount === count || count === 1
      ? `${sentence}.`
      : `${sentence}; in der Verwaltung stehen die ersten ${formatNumber(listedCount)}.`
  },
  backupOverdue: (day) => `Die letzte Sicherung ist vom ${day}, das ist zu lange her.`,
  whatToDo: 'In der Verwaltung steht, was zu tun ist.',
  link: 'Zur Verwaltung',
})
