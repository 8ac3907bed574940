import type { texts as en } from '../../en/server/thanks.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  subject: (name) => `Danke für Ihre Fotos von ${name}`,
  message: (name) => `Sie haben uns Ihre Fotos von ${name} geschickt. Dafür danken wir Ihnen von Herzen.`,
  open: 'In der Galerie ansehen',
  reason:
    'Sie bekommen diese E-Mail, weil jemand der Familie Fotos geschickt und dabei diese Adresse angegeben hat. Wenn Sie das nicht waren, hat sich jemand bei der Adresse vertippt. Löschen Sie diese E-Mail dann bitte.',
  reasons: {
    no_email: 'Zu diesen Fotos wurde keine E-Mail-Adresse angegeben.',
    not_approved:
      'Besucher sehen noch keines dieser Fotos. Bitte übernehmen Sie zuerst eines in die Galerie.',
    mail_failed:
      'Die Gedenkseite kann keine E-Mails senden. Die Person, die den Server betreut, kann das einrichten.',
    mailed_often:
      'In den letzten 24 Stunden ging schon eine E-Mail an diese Adresse. Bitte senden Sie Ihren Dank morgen.',
    mails_used_up:
      'Heute wurden schon so viele E-Mails gesendet, wie an einem Tag möglich sind. Den anderen können Sie morgen danken.',
  },
})
