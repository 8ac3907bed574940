import type { texts as en } from '../../en/dashboard/access.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Wird geladen …',
  audiences: {
    everyone: {
      label: 'Alle',
      hint: 'Auch Suchmaschinen finden sie, wenn die Einstellungen es erlauben.',
    },
    link: {
      label: 'Alle mit dem Link',
      hint: 'Suchmaschinen werden gebeten, sie nicht zu zeigen. Wer den Link hat, sieht sie und kann ihn weitergeben.',
    },
    password: {
      label: 'Alle mit dem Passwort',
      hint: 'Ohne Passwort sieht man nur den Namen und ein Feld für das Passwort.',
    },
  },
  familyHint: 'Mindestens 8 Zeichen. Schreiben Sie es auf: Es lässt sich nicht noch einmal anzeigen.',
  newFamily: 'Neues Passwort der Familie',
  newFamilyHint:
    'Lassen Sie das Feld leer, um das alte zu behalten. Nach einer Änderung müssen alle das neue eingeben.',
  noPassword: 'Noch gibt es kein Passwort: Außer Ihnen kommt niemand hinein.',
  saveFailed: {
    title: 'Nicht gespeichert',
    description: 'Wer die Gedenkseite sehen darf, wurde nicht geändert.',
  },
  keys: 'Links ohne Passwort',
  keysPurpose:
    'Für den Bildschirm im Bestattungshaus oder als Code auf einer gedruckten Karte. Erstellen Sie für jeden Zweck einen eigenen, dann lässt sich jeder einzeln sperren.',
  noKeys: 'Es gibt noch keine.',
  madeOn: (day) => `Erstellt am ${day}`,
  keyName: 'Wofür ist der Link?',
  keyNameHint: 'Zum Beispiel: Bestattungshaus, gedruckte Karte.',
  makeKey: 'Link erstellen',
  show: 'Zeigen',
  showKey: (name) => `Zeigen: ${name}`,
  revoke: 'Sperren',
  revokeKey: (name) => `Sperren: ${name}`,
  revokeQuestion: (name) => ({
    title: `„${name}“ sperren?`,
    description:
      'Wer diesen Link benutzt hat, wird ab jetzt nach dem Passwort gefragt. Der Link lässt sich nicht zurückholen.',
    confirm: 'Sperren',
    cancel: 'Behalten',
  }),
  revoked: (name) => ({ title: 'Link gesperrt', description: `Der Link „${name}“ gilt nicht mehr.` }),
  revokeFailed: {
    title: 'Nicht gesperrt',
    description: 'Der Link gilt noch. Bitte versuchen Sie es noch einmal.',
  },
  keyDescription: 'Wer diesen Link öffnet, sieht die Gedenkseite ohne Passwort.',
  opens: 'Führt zu',
  home: 'Startseite',
  link: { label: 'Link', copy: 'Link kopieren', copied: 'Kopiert' },
})
