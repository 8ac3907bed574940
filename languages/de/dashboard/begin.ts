import type { texts as en } from '../../en/dashboard/begin.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  loading: 'Die Gedenkseite wird geladen …',
  failed: 'Die Gedenkseite war nicht zu erreichen. Was Sie hier geschrieben haben, ist nicht verloren.',
  panel: {
    purpose:
      'Mit sechs Fragen, einer nach der anderen, wird diese Gedenkseite seine. Das dauert eine Viertelstunde, und Sie können bei jeder aufhören.',
    begin: 'Anfangen',
  },
  goOn: 'Dort weitermachen, wo Sie aufgehört haben',
  questions: {
    name: 'Wie hieß er?',
    picture: 'Haben Sie ein Bild von ihm?',
    services: 'Wann nehmen Sie Abschied?',
    photographs: 'Welche Fotos fallen Ihnen zuerst ein?',
    obituary: 'Was sollen andere über ihn lesen?',
    access: 'Wer darf die Gedenkseite sehen?',
  },
  hints: {
    name: 'Sein Name genügt fürs Erste. Alles hier lässt sich später ändern.',
    picture: 'Eines, auf dem Sie ihn sofort wiedererkennen. Morgen können Sie ein anderes wählen.',
    services:
      'Ein Rosenkranz oder ein Abschied am Sarg, die Trauerfeier, die Beisetzung, der Trauerkaffee: so viele, wie es gibt. Tag oder Uhrzeit dürfen noch offen sein.',
    photographs:
      'Eine Handvoll reicht für heute Abend. Später können Sie unter „Fotos“ so viele hinzufügen, wie Sie möchten.',
    obituary: 'Ein paar Sätze genügen.',
    access: 'Das können Sie jederzeit unter „Einstellungen“ ändern.',
  },
  progress: (number, count) => `Frage ${number} von ${count}`,
  next: 'Weiter',
  later: 'Später',
  back: 'Zurück',
  close: 'Schließen',
  obituary: {
    howToBegin: 'Wie möchten Sie anfangen?',
    ways: {
      questions: {
        label: 'Mit kurzen Fragen',
        hint: 'Sie ergänzen kurze Sätze und können alles ändern, bevor etwas gespeichert wird.',
      },
      empty: { label: 'Mit einer leeren Seite' },
    },
    aboutAnswers: 'Jeder Satz ist schon angefangen. Sie können ihn ergänzen, ändern oder weglassen.',
    answers: {
      born: 'Wo wurde er geboren?',
      work: 'Was war er von Beruf?',
      loved: 'Was und wen liebte er?',
      left: 'Wen hinterlässt er?',
      character: 'Wie war er?',
    },
    beginnings: (name) => ({
      born: `${name || 'Er'} kam zur Welt in`,
      work: 'Von Beruf war er',
      loved: 'Er liebte',
      left: 'Er hinterlässt',
      character: 'Er war',
    }),
    sentenceStarts: ['Er', 'Sie', 'Man', 'Wir', 'Ich', 'Es', 'Jeder', 'Wer'],
    aboutDraft:
      'Das sind Ihre eigenen Worte. Ändern Sie, was Sie möchten: Nichts ist gespeichert, bevor Sie „Weiter“ drücken.',
    replace: {
      title: 'Ihren Text ersetzen?',
      description: 'Sie haben den Text geändert. Der neue Entwurf aus Ihren Antworten würde ihn ersetzen.',
      confirm: 'Ersetzen',
      cancel: 'Meinen Text behalten',
    },
  },
  photographs: {
    choose: 'Fotos auswählen',
    progress: 'Die Fotos werden hochgeladen',
    sent: (sentCount, count) => `${formatNumber(sentCount)} von ${formatNumber(count)} hinzugefügt`,
    problems: 'Nicht hinzugefügt',
    retry: 'Noch einmal versuchen',
    added: (count) => plural(count, { one: '# ist in der Galerie', other: '# sind in der Galerie' }),
  },
  share: {
    ready: 'Alles ist da.',
    now: 'Jetzt weitergeben',
    left: 'Für später gelassen',
    nameFirst: 'Bevor Sie die Gedenkseite weitergeben, schreiben Sie bitte seinen Namen.',
    publishFirst:
      'Alles, was Sie eingetragen haben, ist gut aufgehoben. Die Person, die den Server betreut, kann der Gedenkseite eine Adresse für alle geben; diese Notiz sagt, wie. Kommen Sie dann hierher zurück, um sie weiterzugeben.',
    messageLabel: 'Eine Nachricht zum Verschicken',
    message: (name) =>
      `Wir haben einen Ort für ${name} geschaffen: mit Fotos, der Trauerfeier und Platz für Erinnerungen.`,
    buttons: { copy: 'Nachricht kopieren', copied: 'Kopiert', share: 'Nachricht senden' },
  },
})
export const {
  obituary: obituaryTexts,
  panel: panelTexts,
  photographs: photographTexts,
  share: shareTexts,
} = texts
