import { limits } from '../../../contract/limits.ts'
import type { SettingName, SettingValues, SettingWhere } from '../../../contract/memorial/selectSettings.ts'
import { sentences } from '../grammar.ts'
import { he, his } from '../pronouns.ts'

/** The sentences of any setting. */
export interface SettingText {
  label: string
  hint?: string
  /** replaces the hint if the zone is not one of `americanZones` */
  hintElsewhere?: string
  choices?: Readonly<Record<string, { label: string; hint?: string }>>
}

/** The label of each setting, the sentence below its control, its choices, and its words until the family writes some. */
export const settingTexts = sentences(
  (person) =>
    ({
      name: { label: 'Name', sample: 'Walter Arne Lindholm', neutral: '' },
      pronoun: {
        label: 'He or she?',
        hint: 'How the pages speak of the person: he was born …, she was born …',
        says: {
          he: 'The pages will say: he was born …',
          she: 'The pages will say: she was born …',
        },
        change: 'Change',
        missing: 'Please choose how the pages speak of the person',
        choices: {
          he: { label: 'He' },
          she: { label: 'She' },
          name: { label: 'Neither' },
        },
      },
      nameGenitive: {
        label: 'The name in Polish: kogo?',
        hint: 'Such as Jana Nowaka. Sentences with the name then need no colon.',
      },
      nameLocative: { label: 'The name in Polish: o kim?', hint: 'Such as Janie Nowaku.' },
      birthDate: {
        label: 'Date of birth',
        hint: 'Such as May 12, 1948.',
        sample: 'May 12, 1948',
        neutral: '',
      },
      deathDate: {
        label: 'Date of death',
        hint: 'Such as February 9, 2025.',
        sample: 'February 9, 2025',
        neutral: '',
      },
      tribute: {
        label: 'Tribute',
        hint: 'A sentence or two for the home page, and for the card of a link in a family chat.',
        sample:
          'He built bridges, kept bees, and always had time. Whoever sat down beside him got up a little lighter.',
        neutral: '',
      },
      portraitPath: {
        label: 'Portrait',
        hint: 'Shown on the home page and in links. Without one, visitors see a drawing.',
      },
      donationUrl: { label: 'Donation link', hint: 'Where the button leads. Leave empty for no button.' },
      donationCharity: {
        label: 'Charity',
        hint: 'The button says ‘Donate to’ and this name.',
      },
      donationText: {
        label: 'Words about the donation',
        hint: 'Leave these words and the link empty for no such section.',
        sample:
          'Walter had a long life and wished the same for every child. Should you want to give something in his memory, the family asks that it go to St. Jude Children’s Research Hospital.',
        neutral: `Should you want to give something in ${his(person)} memory, the family asks that it go to St. Jude Children’s Research Hospital.`,
      },
      language: {
        label: 'The family’s language',
        hint: 'Mails, printed sheets, the book, the film and the shows are in this language. Visitors read the pages in their own, if we have it.',
      },
      timezone: {
        label: 'Usual time zone of services',
        hint: 'For services without a time zone of their own. If the title or location mentions California or ashes, it is Pacific Time.',
        hintElsewhere: 'For services without a time zone of their own.',
      },
      sayWeekday: {
        label: 'Say the weekday',
        hint: 'Visitors read ‘Friday, December 4, 2026’ where a service has the date alone. Printed sheets always have the weekday.',
      },
      dateStyle: {
        label: 'Dates and times',
        choices: {
          '': { label: 'As usual in your time zone' },
          monthFirst12: { label: 'March 18, 2025, 2:00 PM' },
          monthFirst24: { label: 'March 18, 2025, 14:00' },
          dayFirst12: { label: '18 March 2025, 2:00 PM' },
          dayFirst24: { label: '18 March 2025, 14:00' },
        },
      },
      showTaken: {
        label: 'Show when it was taken',
        hint: 'Visitors read ‘about 1965’ with photographs whose date is known. So does the film, if it shows titles; the book and the wall always have it.',
      },
      askVisitors: {
        label: 'Ask visitors about photographs',
        hint: 'Below a photograph that lacks names or a date, visitors read ‘Do you know who this is?’, and below every photograph ‘Tell about this photograph’. Nobody sees an answer until you take it.',
      },
      moderation: {
        label: 'New memories',
        choices: {
          off: { label: 'Appear at once' },
          doubtful: {
            label: 'Doubtful ones wait until you approve them',
            hint: 'Those with links, sent automatically, or with the same text as another. The same goes for titles and descriptions with links that visitors write.',
          },
          all: {
            label: 'All wait until you approve them',
            hint: 'The same goes for titles and descriptions with links that visitors write.',
          },
        },
      },
      searchEngines: {
        label: 'May search engines show this memorial?',
        hint: 'This applies only while everyone may see the memorial, and once none of its words are ours. Search engines take days or weeks to catch up.',
        answers: { yes: 'Yes', no: 'No, only people who have the link can find it' },
      },
      keepDeleted: { label: 'Keep what is deleted for 30 days' },
      paper: {
        label: 'Paper',
        choices: {
          '': { label: 'As usual in your time zone' },
          letter: { label: 'Letter' },
          a4: { label: 'A4' },
        },
      },
      programme: {
        label: 'Program',
        hint: 'An empty line begins a new part: its name, and below it who speaks, or what is sung.',
      },
      officiant: { label: 'Officiant', hint: 'Optional. Such as Pastor Ellen Lund.' },
      bearers: { label: 'Pallbearers', hint: 'Optional. One name on each line.' },
      readings: {
        label: 'Readings',
        hint: 'Optional. First the title, such as Psalm 23, and below it the words. Before the next reading, a line with three dashes: ---',
      },
      songs: {
        label: 'Songs with their words',
        hint: 'Optional. First the title, and below it the verses. Before the next song, a line with three dashes: ---',
      },
      orderPhotoPath: { label: 'Photograph on the back', hint: 'Optional. It is printed above the thanks.' },
      cardQuestions: {
        label: 'Questions on the cards',
        hint: `One on each line, up to eight, each up to ${limits.question} letters, such as ‘What did ${he(person)} fix for you?’. The cards on a sheet ask them in turn. The code on a card opens the form for memories with its question above it.`,
      },
      slideshowBeginning: { label: 'A beginning and an end' },
      slideshowEnd: {
        label: 'The sentence at the end',
        hint: 'One sentence from the family after the last picture, while the music fades. Leave empty for no closing sentence.',
      },
      slideshowSeconds: { label: 'Seconds for each picture' },
      slideshowAsLongAsSongs: { label: 'As long as the songs' },
      slideshowMusic: { label: 'Music' },
      slideshowCaptions: { label: 'Captions' },
      slideshowFilms: { label: 'Include videos' },
      slideshowMemories: { label: 'Read from the memories' },
      slideshowSideBySide: { label: 'Upright photographs side by side' },
      wall: { label: 'A wall of memories for a screen, at /wall' },
      whomToCall: {
        label: 'Whom to call',
        hint: 'A name and a telephone number for the funeral director’s page. Visitors cannot see it.',
      },
    }) satisfies {
      [Name in SettingName]: { label: string; [other: string]: unknown } & (Name extends LabeledChoice
        ? { choices: Record<SettingValues[Name], { label: string; hint?: string }> }
        : unknown)
    },
)

/** The settings whose choices have labels here. Languages say their own names, and seconds are numbers. */
type LabeledChoice = Exclude<SettingWhere<{ kind: 'choice' }>, 'language' | 'slideshowSeconds'>
