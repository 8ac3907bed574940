import type { texts as en } from '../../en/server/thanks.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  subject: (name) => `Danke für Ihre Fotos von ${name}`,
  message: (name) => `Sie haben uns Ihre Fotos von ${name} geschickt. Dafür danken wir Ihnen von Herzen.`,
  open: 'In der Galerie ansehen',
  reason:
    'Sie bekommen diese E-Mail, weil diese Adresse bei Fotos angegeben wurde, die an die Familie geschickt wurden. Wenn Sie keine geschickt haben, hat sich jemand bei der Adresse vertippt. Löschen Sie diese E-Mail dann bitte.',
  reasons: {
    no_email: 'Zu diesen Fotos wurde keine E-Mail-Adresse angegeben.',
    not_approved:
      'Von diesen Fotos ist für Besucher noch keines zu sehen. Bitte nehmen Sie zuerst eines in die Galerie auf.',
    mail_failed:
      'Die Gedenkseite kann keine E-Mails senden. Die Person, die den Server betreut, kann das einrichten.',
    mailed_often: 'An diese Adresse ging seit gestern schon eine E-Mail. Bitte senden Sie Ihren Dank morgen.',
    mails_used_up:
      'Heute wurde schon so oft gedankt, wie an einem Tag möglich ist. Den Übrigen können Sie morgen danken.',
  },
})
