import { mapSettings, settingNames } from '../../../../contract/memorial/selectSettings.ts'
import { fieldLabels as labels } from '../../../../languages/en/dashboard/fieldLabels.ts'
import { settingTexts } from '../../../../languages/en/memorial/settings.ts'
import type { RebasedField } from '../../../api/endpoints.ts'
import { memoryTextLabels } from '../../../../languages/en/visitors/memoryLabels.ts'

/** Fields that appear in the journal of keepers' changes but in no form. */
type JournalField =
  | 'artist'
  | 'crop'
  | 'digest'
  | 'displayName'
  | 'focalPoint'
  | 'givenBackToSent'
  | 'image_media_id'
  | 'image_path'
  | 'isAdmin'
  | 'inSlideshow'
  | 'leftOutOfSlideshow'
  | 'newPassword'
  | 'order'
  | 'people'
  | 'putAside'
  | 'putIntoSlideshow'
  | 'reopen'
  | 'rotate'
  | 'straighten'
  | 'takenFromSent'
  | 'thanks'
  | 'visible'

type Field = RebasedField | JournalField

/**
 * Lists the label of each field, for forms, for the conflict dialog and for the journal of keepers' changes. A setting has its own
 * label, and a text of a memory that has no label here has the one that its writer sees. Memories and services have a name and a time
 * zone, too.
 */
export const listFieldLabels = () =>
  ({
    ...memoryTextLabels,
    ...mapSettings(settingNames, (name) => settingTexts[name].label),
    ...labels,
  }) satisfies Record<Field, string>

/**
 * Returns the label of a field. Returns the name of a field that has no label, because the journal of keepers' changes may
 * contain fields that only older versions of the application had.
 */
export const findFieldLabel = (name: string) =>
  (listFieldLabels() as Readonly<Record<string, string>>)[name] ?? name
