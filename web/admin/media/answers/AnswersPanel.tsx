import { useState } from 'react'
import type { AnsweredPhoto } from '../../../../contract/media/answers.ts'
import { useRead } from '../../../api/useRead.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { useGrowingList } from '../../../ui/longLists/useGrowingList.ts'
import { texts } from '../../../../languages/en/dashboard/answers.ts'
import { manageTexts } from '../../../../languages/en/dashboard/media.ts'
import { DateDialog } from '../manage/chosen/DateDialog.tsx'
import { PreviewPicture } from '../manage/list/ImagePreviewDialog.tsx'
import { AnsweredSection } from './AnsweredSection.tsx'

/** Shows the keepers what visitors said about photographs. Nobody else sees it until it is taken. */
export const AnswersPanel = () => {
  const answers = useRead('GET /api/answers', { refetchOnMount: true })
  return (
    <ReadState readState={answers} texts={texts}>
      {(photos) => <AnswerList photos={photos} />}
    </ReadState>
  )
}

const AnswerList = ({ photos }: { photos: readonly AnsweredPhoto[] }) => {
  /** the photograph in a dialog, with what a visitor wrote as its date if the keeper types that */
  const [opened, setOpened] = useState<{ id: string; date?: string } | null>(null)
  const { count, end } = useGrowingList<HTMLDivElement>(photos.length)
  const item = photos.find(({ media }) => media.id === opened?.id)?.media
  const close = () => setOpened(null)
  return (
    <>
      <p className="notice" role="status">
        {photos.length > 0 ? texts.waiting(photos.length) : texts.allDecided}
      </p>
      {photos.slice(0, count).map((photo) => (
        <AnsweredSection
          key={photo.media.id}
          photo={photo}
          onOpen={() => setOpened({ id: photo.media.id })}
          onTypeDate={(date) => setOpened({ id: photo.media.id, date })}
        />
      ))}
      <div ref={end} />
      {item && opened?.date !== undefined && (
        <DateDialog items={[item]} firstText={opened.date} onClose={close} />
      )}
      {item && opened?.date === undefined && (
        <Dialog hasCloseInFooter className="preview-dialog" title={manageTexts.previewDialog} onClose={close}>
          <PreviewPicture item={item} />
        </Dialog>
      )}
    </>
  )
}
