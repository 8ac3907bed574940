import type { texts as en } from '../../en/dashboard/begin.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { er, erFirst, ihm, ihn } from '../pronouns.ts'

export const texts = sentences<typeof en>((person) => ({
  loading: 'Die Gedenkseite wird geladen …',
  failed: 'Die Gedenkseite war nicht zu erreichen. Was Sie hier geschrieben haben, ist nicht verloren.',
  panel: {
    purpose:
      'Sechs Fragen, eine nach der anderen, dann steht die Gedenkseite. Das dauert etwa eine Viertelstunde, und Sie können jederzeit unterbrechen.',
    begin: 'Anfangen',
  },
  goOn: 'Dort weitermachen, wo Sie aufgehört haben',
  questions: {
    name: 'Für wen ist diese Gedenkseite?',
    picture: `Haben Sie ein Bild von ${ihm(person)}?`,
    services: 'Wann nehmen Sie Abschied?',
    photographs: 'Welche Fotos fallen Ihnen zuerst ein?',
    obituary: `Was sollen andere über ${ihn(person)} lesen?`,
    access: 'Wer darf die Gedenkseite sehen?',
  },
  hints: {
    name: 'Der Name genügt fürs Erste. Alles lässt sich später ändern.',
    picture: `Eines, auf dem man ${ihn(person)} sofort erkennt. Morgen können Sie ein anderes wählen.`,
    services:
      'Rosenkranz oder Abschied am Sarg, Trauerfeier, Beisetzung, Trauerkaffee: alles, was geplant ist. Tag oder Uhrzeit dürfen noch offen sein.',
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
      born: `Wo wurde ${er(person)} geboren?`,
      work: `Was war ${er(person)} von Beruf?`,
      loved: `Was und wen liebte ${er(person)}?`,
      left: `Wen hinterlässt ${er(person)}?`,
      character: `Wie war ${er(person)}?`,
    },
    beginnings: (name) => ({
      born: `${name || erFirst(person)} kam zur Welt in`,
      work: `Von Beruf war ${er(person)}`,
      loved: `${erFirst(person)} liebte`,
      left: `${erFirst(person)} hinterlässt`,
      character: `${erFirst(person)} war`,
    }),
    sentenceStarts: ['Er', 'Sie', 'Man', 'Wir', 'Ich', 'Es', 'Jeder', 'Wer'],
    aboutDraft:
      'Das sind Ihre eigenen Worte. Ändern Sie, was Sie möchten: Gespeichert wird erst, wenn Sie „Weiter“ drücken.',
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
    left: 'Für später',
    nameFirst: 'Bevor Sie die Gedenkseite weitergeben, tragen Sie bitte den Namen ein.',
    publishFirst:
      'Alles, was Sie eingetragen haben, ist gut aufgehoben. Die Person, die den Server betreut, kann der Gedenkseite eine Adresse für alle geben; wie das geht, steht in dieser Notiz. Kommen Sie dann hierher zurück, um die Gedenkseite weiterzugeben.',
    messageLabel: 'Eine Nachricht zum Verschicken',
    message: (name) =>
      `Wir haben eine Gedenkseite für ${name} eingerichtet: mit Fotos, allem zur Trauerfeier und Platz für Erinnerungen.`,
    buttons: { copy: 'Nachricht kopieren', copied: 'Kopiert', share: 'Nachricht senden' },
  },
}))
export const {
  obituary: obituaryTexts,
  panel: panelTexts,
  photographs: photographTexts,
  share: shareTexts,
} = texts
