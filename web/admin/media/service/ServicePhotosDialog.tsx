import { useState, useMemo } from 'react'
import { SERVICE_COUNT, chooseForService } from '../../../../domain/chooseForService.ts'
import { Photo } from '../../../media/Photo.tsx'
import { texts as showTexts } from '../../../../languages/en/visitors/show.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { useSetInSlideshow } from '../useSetInSlideshow.ts'
import { serviceTexts as texts } from '../../../../languages/en/dashboard/serviceShow.ts'
import './service-photos.css'
import type { Media } from '../../../../contract/media/media.ts'
import { planShow } from '../../../../domain/planShow.ts'
import { isShownPhotograph } from '../../../../domain/slides.ts'
import { joinReads, useRead } from '../../../api/useRead.ts'

/** Shows the proposed photographs, and takes them for the slideshow. The Undo button in the toast restores the earlier marks. */
export const ServicePhotosDialog = ({ onClose }: { onClose: () => void }) => {
  const proposal = useServiceProposal()
  const { photographs = [], chosen = [] } = proposal.data ?? {}
  const chosenIds = new Set(chosen.map(({ id }) => id))
  const isChosen = ({ id }: { id: string }) => chosenIds.has(id)
  const isTakenAlready = photographs.every((item) => !item.cameLater && item.inSlideshow === isChosen(item))
  const [busy, setBusy] = useState(false)
  const setInSlideshow = useSetInSlideshow((changed) =>
    changed.every((item) => item.inSlideshow === isChosen(item)) ? texts.taken(chosen.length) : texts.undone,
  )
  const take = () => {
    setBusy(true)
    setInSlideshow(photographs, isChosen, { onSuccess: onClose, onSettled: () => setBusy(false) })
  }
  return (
    <FormDialog
      className="service-photos-dialog"
      title={texts.choose(SERVICE_COUNT)}
      submitLabel={texts.take(proposal.data ? chosen.length : SERVICE_COUNT)}
      busy={busy}
      disabled={isTakenAlready}
      isChanged={false}
      onSubmit={take}
      onClose={onClose}
    >
      <ReadState readState={proposal} texts={texts}>
        {(data) => <Proposal {...data} isTakenAlready={isTakenAlready} />}
      </ReadState>
    </FormDialog>
  )
}

const Proposal = ({
  chosen,
  videoCount,
  seconds,
  isTakenAlready,
}: ServiceProposal & { isTakenAlready: boolean }) => (
  <>
    <p className="service-length">
      {showTexts.showLength({ photographs: chosen.length, videos: videoCount, seconds })}
    </p>
    <p className="hint">{isTakenAlready ? texts.takenAlready : texts.how}</p>
    <ol className="service-photos" aria-label={texts.chosen}>
      {chosen.map((item) => (
        <li key={item.id}>
          <Photo item={item} fit="crop" sizes="96px" />
        </li>
      ))}
    </ol>
  </>
)

interface ServiceProposal {
  /** the photographs that visitors see */
  photographs: readonly Media[]
  /** the proposed ones, in the order of the show */
  chosen: readonly Media[]
  /** the number of videos that the show has as well */
  videoCount: number
  /** the length of the show with them */
  seconds: number
}

/** Reads the gallery, and chooses the photographs for the service. Videos keep their marks. */
function useServiceProposal() {
  const media = useRead('GET /api/media', { refetchOnMount: true })
  const settings = useRead('GET /api/settings')
  const obituary = useRead('GET /api/obituary')
  const memories = useRead('GET /api/memories')
  const songs = useRead('GET /api/music')
  const data = useMemo((): ServiceProposal | undefined => {
    if (!media.data || !settings.data || !obituary.data || !memories.data || !songs.data) return undefined
    const photographs = media.data.filter(isShownPhotograph)
    const portraits = [settings.data.portraitPath, obituary.data.imagePath]
    const chosen = chooseForService(photographs, ({ filePath }) => portraits.includes(filePath))
    const chosenIds = new Set(chosen.map(({ id }) => id))
    const { slides, timeline } = planShow({
      media: media.data.map((item) =>
        item.fileType === 'image' ? { ...item, inSlideshow: chosenIds.has(item.id) } : item,
      ),
      songs: songs.data,
      memories: memories.data,
      settings: settings.data,
    })
    return { photographs, chosen, videoCount: slides.length - chosen.length, seconds: timeline.seconds }
  }, [media.data, settings.data, obituary.data, memories.data, songs.data])
  return { ...joinReads([media, settings, obituary, memories, songs]), data }
}
