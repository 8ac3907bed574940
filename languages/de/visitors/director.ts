import type { texts as en } from '../../en/visitors/director.ts'
import { sentences } from '../grammar.ts'
import { formatShowLength } from './show.ts'

export const texts = sentences<typeof en>({
  open: 'Das Blatt für das Bestattungshaus drucken',
  failed:
    'Das Blatt konnte nicht geladen werden. Wenn die Verbindung wieder da ist, laden Sie diese Seite neu und versuchen Sie es noch einmal.',
  title: (name) => (name ? `Die Diashow für ${name}` : 'Die Diashow'),
  purpose: 'Für das Bestattungshaus. Alles Nötige auf einem Blatt.',
  print: 'Drucken',
  loading: 'Das Blatt wird geladen …',
  unreachable:
    'Die Gedenkseite war gerade nicht zu erreichen. Deshalb fehlt hier vielleicht eine Telefonnummer oder ein Link ohne Passwort. Versuchen Sie es noch einmal oder schreiben Sie beides von Hand auf das gedruckte Blatt.',
  begin: 'So starten Sie',
  beginSteps: [
    'Öffnen Sie am Computer, der mit dem Bildschirm verbunden ist, diese Adresse:',
    'Klicken Sie einmal auf das Bild. Dann füllt es den Bildschirm, und die Musik beginnt.',
  ],
  opensWith: 'Zugang',
  code: 'QR-Code der Diashow',
  asksForPassword: 'Die Seite fragt nach einem Passwort. Bitte fragen Sie die Familie danach.',
  lasts: (length) => `${formatShowLength(length)}. Danach beginnt sie von selbst wieder von vorn.`,
  keys: 'Die Tasten',
  keyRows: [
    { keys: 'Leertaste', action: 'anhalten und fortsetzen' },
    { keys: '→ oder der Presenter', action: 'nächstes Bild' },
    { keys: '← oder der Presenter', action: 'vorheriges Bild' },
    {
      keys: 'B oder . (Punkt)',
      action: 'schwarzer Bildschirm, während jemand spricht, und zurück; die Musik läuft weiter',
    },
    { keys: 'F', action: 'Vollbild und zurück' },
    { keys: 'M', action: 'Musik: lauter, leiser, ein anderes Lied' },
    { keys: 'Esc', action: 'Vollbild verlassen; schließen, was offen ist' },
  ],
  phone: (address) =>
    `Mit einem Handy kann man vor- und zurückblättern, die Bilder anhalten und die Musik ein- und ausschalten. Bewegen Sie dafür in der Diashow die Maus. Drücken Sie unten rechts auf „Einstellungen“ (die beiden Schieberegler), dann auf „Der Computer im Saal“ und auf „Handy als Fernbedienung“. Scannen Sie mit dem Handy den Code dort oder öffnen Sie die Adresse darunter; sie beginnt mit ${address}.`,
  trouble: 'Wenn etwas nicht geht',
  troubleRows: [
    {
      problem: 'Dasselbe Bild bleibt stehen.',
      remedy: 'Drücken Sie →. Wenn auch dieses Bild stehen bleibt, drücken Sie die Leertaste.',
    },
    {
      problem: 'Der Bildschirm ist schwarz.',
      remedy: 'Drücken Sie →. Wenn nichts kommt, bewegen Sie die Maus.',
    },
    {
      problem: 'Keine Musik.',
      remedy:
        'Drücken Sie M und sehen Sie nach, ob die Musik läuft. Stellen Sie dann den Computer und die Lautsprecher lauter.',
    },
    {
      problem: 'Etwas anderes.',
      remedy:
        'Schließen Sie das Fenster und öffnen Sie die Adresse noch einmal. Klicken Sie dann einmal auf das Bild.',
    },
  ],
  whomToCall: 'Bei Fragen anrufen',
})
