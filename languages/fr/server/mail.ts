import type { texts as en } from '../../en/server/mail.ts'
import { ofName, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  hiddenAddress: '(une adresse)',
  sender: (name) => `À la mémoire ${ofName(name)}`,
  untrusted: (host) =>
    `Le serveur de messagerie ${host} a un certificat qu’aucune autorité connue n’a signé\u00a0: il faut indiquer son fichier dans NODE_EXTRA_CA_CERTS et redémarrer.`,
  greetedAs: (name) =>
    `Le nom annoncé à ce serveur est ${name}. S’il en veut un autre, ajoutez ?name=mail.example.org à SMTP_URL.`,
  dear: (name) => `Bonjour ${name},`,
  hello: 'Bonjour,',
  memorialOf: (name) => `Le site à la mémoire ${ofName(name)}`,
  familyOf: (name) => `La famille ${ofName(name)}`,
  keeperReason:
    'Vous recevez cet e-mail parce que vous l’avez demandé dans le tableau de bord, sous «\u00a0E-mails pour vous\u00a0». Vous pouvez y mettre fin au même endroit.',
  stopLink: 'Ne plus recevoir ces e-mails',
  stop: { title: 'Ne plus recevoir ces e-mails\u202f?', confirm: 'Ne plus les recevoir' },
  stopped: {
    title: 'Vous ne recevrez plus ces e-mails',
    message: 'Rien d’autre n’a changé.',
    home: 'Voir le site',
  },
})
