import type { Media } from '../../../../contract/media/media.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { Dropzone } from '../../../ui/fields/Dropzone.tsx'
import { acceptedMediaTypes } from '../../../uploads/fileKinds.ts'
import { newUpload } from '../../../uploads/upload.ts'
import { explainRejection } from '../../../uploads/explainRejection.ts'
import { mediaUploads, sendMedia } from '../../media/upload/mediaUploads.ts'
import { QuestionScreen } from '../QuestionScreen.tsx'
import { photographTexts as texts } from '../../../../languages/en/dashboard/begin.ts'
import { SendingPhotographs } from './SendingPhotographs.tsx'
import { useRead } from '../../../api/useRead.ts'
import { Photo } from '../../../media/Photo.tsx'
import { GalleryCopies } from '../../media/stored/GalleryCopies.tsx'
import { listOpenCopies } from '../../media/stored/openCopies.ts'
import { PagesHints } from '../../media/stored/PagesHints.tsx'

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

/** The number of thumbnails. More would push the buttons of the question far down. */
const SHOWN_COUNT = 24

/** Thumbnails of what is in the gallery, the newest first, and what there is to say or to ask about it. */
const AddedPhotographs = () => {
  const { data = [] } = useRead('GET /api/media')
  const addedItems = data
    .filter(({ isMemory }) => !isMemory)
    .sort((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))
  if (addedItems.length === 0) return null
  const copies = listOpenCopies(data)
  return (
    <>
      <GalleryCopies copies={copies} gallery={data} />
      <PagesHints items={addedItems} />
      <p className="begin-sent">{texts.added(addedItems.length)}</p>
      <ul className="begin-thumbnails">
        {addedItems.slice(0, SHOWN_COUNT).map((item) => (
          <li key={item.id}>
            <Photo item={item} fit="crop" sizes="7rem" fallback="/pictures/placeholder.svg" />
          </li>
        ))}
      </ul>
    </>
  )
}
