import type { texts as en, whoTexts as enWho } from '../../en/visitors/answers.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  ask: { who: 'Wissen Sie, wer das ist?', whoElse: 'Wissen Sie, wer noch zu sehen ist?' },
  who: 'Wer',
  whoElse: 'Wer ist noch zu sehen?',
  known: (names) => `Schon genannt: ${names}.`,
  whoHint: 'Mehrere Namen trennen Sie bitte mit Kommas.',
  when: 'Wann',
  where: 'Wo',
  from: 'Ihr Name',
  nothing: 'Bitte schreiben Sie zuerst etwas, hier oder in ein anderes Feld.',
  send: 'Senden',
  thanks: 'Danke. Zuerst sieht es nur die Familie.',
  notSent: {
    title: 'Nicht gesendet',
    description: 'Was Sie geschrieben haben, ist noch hier. Bitte versuchen Sie es noch einmal.',
  },
})

export const whoTexts = sentences<typeof enWho>({
  loading: 'Fotos werden geladen …',
  failed: 'Die Fotos können gerade nicht gezeigt werden.',
  heading: (count, name) =>
    name
      ? `${plural(count, { one: '# Bild, zu dem', other: '# Bilder, zu denen' })} nur ${name} die Namen weiß`
      : plural(count, { one: '# Bild ohne Namen', other: '# Bilder ohne Namen' }),
  purpose: (asksYear) =>
    `${asksYear ? 'Ein Name oder ein Jahr' : 'Ein Name'} genügt. Sie können jederzeit aufhören und später weitermachen.`,
  position: (position, total) => `Bild ${formatNumber(position)} von ${formatNumber(total)}`,
  sendAndNext: 'Senden und weiter',
  next: 'Weiter',
  back: 'Zurück',
  end: 'Das war das letzte Bild. Danke, dass Sie sich die Zeit genommen haben.',
  again: 'Noch einmal ansehen',
  allNamed: 'Jetzt gibt es zu jedem Bild einen Namen. Vielen Dank!',
  notAsked: 'Im Moment fragt die Familie bei keinem Bild nach Namen.',
  home: 'Zur Gedenkseite',
})
