import type { FieldSentences } from '../../../contract/fieldErrors.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { hisOrThe, hisOrTheFirst } from '../pronouns.ts'

export const fieldTexts = sentences(
  (person) =>
    ({
      text: 'This must be text',
      tooLong: (maxLength: number) => `This can be at most ${formatNumber(maxLength)} characters long`,
      tooManyLines: (maxLines: number, count: number) =>
        `There is room for ${formatNumber(maxLines)} lines; this has ${formatNumber(count)}.`,
      lineTooLong: (line: number, excess: number, beginning: string) =>
        `Line ${line} is ${plural(excess, { one: '# letter', other: '# letters' })} too long: “${beginning}…”.`,
      tooManyNames: (maxNames: number) =>
        `These are too many names for one photograph; it can have at most ${formatNumber(maxNames)}`,
      unstorable: 'This contains a character that cannot be stored',
      email: 'This is not an e-mail address',
      emailNeeded: 'An e-mail address is needed',
      localPath: 'This must be empty or start with /',
      webAddress: 'This must be a link that begins with https:// or http://',
      name: 'A name is needed',
      hisName: `${hisOrTheFirst(person)} name is needed`,
      sampleName: `This is the name in the sample. Please write ${person.form({ he: 'his own', she: 'her own', name: 'the right one' })}.`,
      sampleText: 'These words are about the man in the sample. Please write your own.',
      sampleDate: `This date belongs to the man in the sample. If it is ${person.form({ he: 'his', she: 'hers', name: `${person.name}’s` })}, too, please save it together with ${hisOrThe(person)} name.`,
      title: 'A title is needed',
      date: 'A date is needed; TBD if it is not known yet',
      time: 'A time is needed; TBD if it is not known yet',
      edtf: 'A date is written like 1958, 1958-06 or 1958-06-01',
      location: 'A location is needed; TBD if it is not known yet',
      obituary: 'The obituary has no words yet',
      login: 'Please enter both username and password',
      familyPasswordMissing: 'A password is needed',
      wrongPassword: 'This is not the current password',
      timezone:
        'No time zone has this name. Write its region and a large city in it, such as Europe/London or America/Chicago.',
      nameTaken: 'Somebody here already has this name',
      unusable: 'This cannot be used',
      slideshowSentence: 'These words are not in the memory; please choose a sentence from it',
      currentPassword: 'The current password is needed',
      newPassword: 'A password of at least 10 characters is needed',
      familyPassword: 'A password of at least 8 characters is needed',
      purpose: 'Please say what it is for',
      invitationKey: 'The key of an invitation is needed',
      crop: 'This is not a part of the picture',
      writerKey: 'The key of a private link is needed',
      answer: 'Please say who is in the photograph, when it was taken, or where',
    }) satisfies FieldSentences & Record<string, unknown>,
)
