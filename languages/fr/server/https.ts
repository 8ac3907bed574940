import type { texts as en } from '../../en/server/https.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  failed: (domain, reason) =>
    `Le certificat du domaine ${domain} n’a pas pu être obtenu (${reason}). Le serveur réessaie de lui-même\u00a0: au bout de 15 minutes, ou plus tard si l’autorité le demande ou si cinq essais ont échoué en une heure. Il faut que ce domaine mène à cette machine, et que le port 80 l’atteigne depuis internet.`,
  waiting: {
    title: 'Un instant, s’il vous plaît',
    body: 'Ce site se prépare, afin que personne d’autre ne puisse lire ce que vous voyez et écrivez ici. Cela prend une minute.',
  },
})
