import { texts } from '../../../../languages/en/dashboard/answers.ts'
import type { AnsweredPhoto } from '../../../../contract/media/answers.ts'
import { useRead } from '../../../api/useRead.ts'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { useGrowingList } from '../../../ui/longLists/useGrowingList.ts'
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
  const { count, end } = useGrowingList<HTMLDivElement>(photos.length)
  return (
    <>
      <p className="notice" role="status">
        {photos.length > 0 ? texts.waiting(photos.length) : texts.allDecided}
      </p>
      {photos.slice(0, count).map((photo) => (
        <AnsweredSection key={photo.media.id} {...photo} />
      ))}
      <div ref={end} />
    </>
  )
}
