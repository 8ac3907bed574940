import type { texts as en } from '../../en/server/https.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  failed: (domain, reason) =>
    `Das Zertifikat für ${domain} ließ sich nicht holen (${reason}). Der Server versucht es von selbst wieder: nach 15 Minuten oder später, wenn die Zertifizierungsstelle es verlangt oder fünf Versuche in einer Stunde fehlschlugen. Bitte sorgen Sie dafür, dass ${domain} zu diesem Rechner führt und dass Port 80 aus dem Internet bei ihm ankommt.`,
  waiting: {
    title: 'Einen Moment, bitte',
    body: 'Diese Gedenkseite wird gerade vorbereitet, damit niemand sonst lesen kann, was Sie hier sehen und schreiben. Bitte kommen Sie in einer Minute wieder.',
  },
})
