import type { Media } from '../../../../contract/media/media.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { Dropzone } from '../../../ui/fields/Dropzone.tsx'
import { acceptedMediaTypes } from '../../../uploads/fileKinds.ts'
import { newUpload } from '../../../uploads/upload.ts'
import { explainRejection } from '../../media/explainRejection.ts'
import { mediaUploads, sendMedia } from '../../media/upload/mediaUploads.ts'
import { QuestionScreen } from '../QuestionScreen.tsx'
import { photographTexts as texts } from '../../../../languages/en/dashboard/begin.ts'
import { AddedPhotographs } from './AddedPhotographs.tsx'
import { SendingPhotographs } from './SendingPhotographs.tsx'

/** The chosen files join the upload list of the Media tab, and are sent at once, without titles. */
export const PhotographsQuestion = ({ settings }: { settings: Settings }) => (
  <QuestionScreen screen="photographs" settings={settings}>
    <Dropzone chooseLabel={texts.choose} accept={acceptedMediaTypes} onFiles={sendChosen} />
    <SendingPhotographs />
    <AddedPhotographs />
  </QuestionScreen>
)

const sendChosen = (files: readonly File[]) => {
  const uploads = files.map((file) => newUpload<Media>(file, explainRejection(file)))
  const ids = new Set(uploads.filter(({ state }) => state === 'chosen').map(({ id }) => id))
  mediaUploads.add(uploads)
  sendMedia(({ id }) => ids.has(id))
}
