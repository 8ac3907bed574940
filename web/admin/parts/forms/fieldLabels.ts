import { mapSettings, settingNames } from '../../../../contract/memorial/selectSettings.ts'
import { settingsList } from '../../../../contract/memorial/settingsList.ts'
import { inLanguage } from '../../../../domain/language.ts'
import type { RebasedField } from '../../../api/endpoints.ts'
import { memoryTextLabels } from '../../../memories/memoryText.ts'

/** Fields that appear in the journal of keepers' changes but in no form. */
type JournalField =
  | 'artist'
  | 'crop'
  | 'digest'
  | 'displayName'
  | 'focalPoint'
  | 'image_media_id'
  | 'image_path'
  | 'isAdmin'
  | 'inSlideshow'
  | 'leftOutOfSlideshow'
  | 'newPassword'
  | 'order'
  | 'putIntoSlideshow'
  | 'rotate'
  | 'straighten'
  | 'visible'

type Field = RebasedField | JournalField

const en = {
  title: 'Title',
  description: 'Description',
  date: 'Date',
  time: 'Time',
  location: 'Location',
  timezone: 'Time zone',
  imagePath: 'Picture',
  content: 'Text',
  takenAt: 'Date taken',
  name: 'Name',
  email: 'Email',
  approved: 'Visible to everyone',
  mediaIds: 'Photographs and videos',
  answer: 'Answer',
  answeredBy: 'From',
  question: 'Question',
  slideshowSentence: 'In the slideshow',
  audience: 'Who may see this memorial?',
  nameInPreviews: 'Show his name when a link is shared in a chat',
  password: 'The family’s password',
  artist: 'Artist',
  digest: 'Mail about what is new',
  displayName: 'Name in e-mails',
  image_media_id: 'Picture',
  image_path: 'Picture’s path',
  isAdmin: 'Administrator',
  inSlideshow: 'In the slideshow',
  putIntoSlideshow: 'Put in',
  leftOutOfSlideshow: 'Left out',
  newPassword: 'New family password',
  order: 'Moved',
  visible: 'Shown to visitors',
  rotate: 'Turned',
  straighten: 'Straightened',
  crop: 'Part shown',
  focalPoint: 'Focal point',
} satisfies Partial<Record<Field, string>>

/**
 * The label of each field, for forms, for the conflict dialog and for the journal of keepers' changes. A setting has its own label,
 * and a text of a memory that has no label here has the one that its writer sees. Memories and services have a name and a time
 * zone, too.
 */
export const fieldLabels = {
  ...memoryTextLabels,
  ...mapSettings(settingNames, (name) => settingsList[name].label),
  ...inLanguage({ en }),
} satisfies Record<Field, string>

/**
 * Returns the label of a field. Returns the name of a field that has no label, because the journal of keepers' changes may
 * contain fields that only older versions of the application had.
 */
export const findFieldLabel = (name: string) =>
  (fieldLabels as Readonly<Record<string, string>>)[name] ?? name
