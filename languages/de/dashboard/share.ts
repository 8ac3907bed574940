import type { texts as en } from '../../en/dashboard/share.ts'
import { sentences } from '../grammar.ts'

const publish =
  'Lässt sie sich veröffentlichen? Das geht so: mit HTTPS_DOMAIN starten, einem Namen, der zu diesem Computer führt; oder sie hinter einen Webserver mit HTTPS stellen und PUBLIC_URL auf die Adresse setzen, die man eintippt. Die README führt zu docs/operations.md; dort ist beides beschrieben.'

export const texts = sentences<typeof en>({
  title: 'Weitergeben',
  almostThere: {
    computer: 'Fast geschafft: Noch kann sonst niemand diese Adresse öffnen',
    network: 'Fast geschafft: Noch können nur Geräte in diesem Netz diese Adresse öffnen',
  },
  hostNote: {
    label: 'Eine Notiz für die Person, die den Server betreut',
    note: {
      computer: (name) =>
        `Die Gedenkseite für ${name} ist fertig, aber nur der Computer, auf dem sie läuft, kann sie öffnen. ${publish}`,
      network: (name) =>
        `Die Gedenkseite für ${name} ist fertig, aber nur Geräte in ihrem Netz können sie öffnen. ${publish}`,
    },
    buttons: { copy: 'Notiz kopieren', copied: 'Kopiert', share: 'Notiz senden' },
  },
  purpose: 'Für eine Nachricht an Familie und Freunde oder als Code auf einer gedruckten Karte.',
  asksForPassword: 'Dieser Link fragt nach dem Passwort der Familie.',
  opensAlone:
    'Dieser Link öffnet die Gedenkseite ohne Passwort: Geben Sie ihn nur denen, die ihn haben sollen.',
  link: { label: 'Link', copy: 'Link kopieren', copied: 'Kopiert', share: 'Link senden' },
  opens: 'Führt zu',
  withPassword: 'Mit dem Passwort der Familie',
  withoutPassword: (name) => `Ohne Passwort: ${name}`,
  noKeyChosen: 'Bitte wählen',
  screen: 'Link für den Bildschirm',
  screenPurpose:
    'Für die Diashow bei der Trauerfeier. Öffnen Sie ihn am Computer, der mit dem Bildschirm verbunden ist, und klicken Sie einmal auf das Bild: Vorher füllt kein Browser den Bildschirm oder spielt Musik. Zu sehen ist, was unter „Für die Trauerfeier“, „Die Diashow bei der Trauerfeier“ gewählt ist.',
  screenNeedsKey:
    'Bei der Trauerfeier möchte niemand ein Passwort eintippen. Erstellen Sie einen Link ohne Passwort; sperren können Sie ihn in den Einstellungen.',
  makeKey: 'Link ohne Passwort erstellen',
  keyName: 'Bildschirm',
  keyFailed: {
    title: 'Kein Link',
    description: 'Der Link konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  },
  ask: {
    title: 'Jemanden fragen, der es weiß',
    purpose:
      'Eine Seite, die Fotos ohne Namen groß und eines nach dem anderen zeigt: für jemanden, der vielleicht weiß, wer darauf ist. Die Antworten sehen zuerst Sie.',
    name: 'Wen möchten Sie fragen?',
    nameHint:
      'Auf der Seite steht dann: „41 Bilder, zu denen nur Tante Marta die Namen weiß“. Bleibt das Feld leer, fragt der Link alle.',
  },
})
export const { hostNote: hostNoteTexts, ask: askTexts } = texts
