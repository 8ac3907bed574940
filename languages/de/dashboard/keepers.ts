import type { texts as en } from '../../en/dashboard/keepers.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  title: 'Wer diese Gedenkseite pflegt',
  purpose:
    'Wer alle Rechte hat, darf hier alles. Wer mithilft, fügt Fotos hinzu, schreibt Titel und Beschreibungen, entscheidet, welche Erinnerungen zu sehen sind, und antwortet auf sie.',
  loading: 'Die Liste wird geladen …',
  administrator: 'Alle Rechte',
  helper: 'Darf mithelfen',
  you: 'Sie',
  lastSeen: (time) => `zuletzt hier: ${time}`,
  makeAdministrator: 'Alle Rechte geben',
  makeHelper: 'Nur mithelfen lassen',
  remove: 'Entfernen',
  administratorQuestion: (name) => ({
    title: `Soll ${name} alle Rechte haben?`,
    description:
      'Wer alle Rechte hat, darf hier alles, auch löschen und einladen. Danach ist eine neue Anmeldung nötig.',
    confirm: 'Alle Rechte geben',
  }),
  helperQuestion: (name) => ({
    title: `Soll ${name} nur noch mithelfen?`,
    description: `${name} kümmert sich dann nur noch um Fotos und Erinnerungen. Danach ist eine neue Anmeldung nötig.`,
    confirm: 'Nur mithelfen lassen',
  }),
  removeQuestion: (name) => ({
    title: `${name} entfernen?`,
    description: `${name} wird sofort abgemeldet und kann sich nicht mehr anmelden. Alles, was von ${name} stammt, bleibt. Wenn sich die Gedenkseite mit dem Passwort der Familie öffnet, kennt ${name} es noch und hat vielleicht auch Links ohne Passwort. Wählen Sie dann ein neues Passwort und sperren Sie diese Links.`,
    confirm: 'Entfernen',
  }),
  changed: { title: 'Gespeichert' },
  changeFailed: 'Nicht geändert',
  notChanged: 'Die Rechte konnten nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  removed: (name) => ({ title: 'Zugang entfernt', description: `${name} kann sich nicht mehr anmelden.` }),
  removeFailed: 'Nicht entfernt',
  notRemoved: 'Der Zugang konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',

  invite: 'Jemanden einladen',
  invitations: 'Eingeladen',
  invitationsRead: {
    loading: 'Die Einladungen werden geladen …',
  },
  until: (role, time) => `${role}. Der Link gilt bis ${time}`,
  withdraw: 'Zurückziehen',
  withdrawn: { title: 'Einladung zurückgezogen', description: 'Der Link darin gilt nicht mehr.' },
  withdrawFailed: {
    title: 'Nicht zurückgezogen',
    description: 'Die Einladung gilt noch. Bitte versuchen Sie es noch einmal.',
  },
  dialog: {
    name: 'Name',
    nameHint: 'Nur für diese Liste. Den Namen zum Anmelden wählt die Person selbst.',
    role: 'Rechte',
    helperHint: 'Fotos und Erinnerungen.',
    administratorHint: 'Alles.',
    email: 'E-Mail',
    emailHint: 'Lassen Sie das Feld leer, um den Link selbst weiterzugeben.',
    create: 'Link erstellen',
    failed: { title: 'Nicht eingeladen', description: 'Die Einladung konnte nicht erstellt werden.' },
    ready: (name) => `Die Einladung für ${name}`,
    explanation:
      'Der Link lässt sich nur einmal benutzen, innerhalb von drei Tagen. Wer ihn hat, kann mitmachen; geben Sie ihn also niemand anderem. Zu sehen ist er nur jetzt.',
    mailed: (email) => `Die Einladung wurde an ${email} gesendet.`,
    notMailed: (email) =>
      `Die Einladung konnte nicht an ${email} gesendet werden. Bitte geben Sie den Link selbst weiter.`,
    done: 'Fertig',
    link: { label: 'Der Link', copy: 'Link kopieren', copied: 'Kopiert', share: 'Link weitergeben' },
  },
})

export const dialogTexts = texts.dialog
