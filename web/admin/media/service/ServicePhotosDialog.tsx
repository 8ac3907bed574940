import { useState } from 'react'
import { SERVICE_COUNT } from '../../../../domain/chooseForService.ts'
import { Photo } from '../../../media/Photo.tsx'
import { texts as showTexts } from '../../../../languages/en/visitors/show.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { useSetInSlideshow } from '../useSetInSlideshow.ts'
import { serviceTexts as texts } from '../../../../languages/en/dashboard/serviceShow.ts'
import { type ServiceProposal, useServiceProposal } from './useServiceProposal.ts'
import './service-photos.css'

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
      className="service-dialog"
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
