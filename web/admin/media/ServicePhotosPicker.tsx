import { useMemo, useState } from 'react'
import type { Media } from '../../../contract/media/media.ts'
import { SERVICE_COUNT } from '../../../domain/chooseForService.ts'
import { isShownPhotograph } from '../../../domain/slides.ts'
import { useRead } from '../../api/useRead.ts'
import { useNow } from '../../services/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { useIsAdministrator } from '../parts/tab/person.ts'
import { isChoiceOffered } from './service/isChoiceOffered.ts'
import { ServicePhotosDialog } from './service/ServicePhotosDialog.tsx'
import { serviceTexts as texts } from '../../../languages/en/dashboard/serviceShow.ts'

interface Props {
  /**
   * whether this is the offer in plain sight: it is there before a service, as long as everything is in the slideshow; otherwise the
   * button is in the unfolded row
   */
  isOffer: boolean
}

/**
 * The button that proposes photographs for the slideshow at the service. There is none for helpers, and none as long as the
 * gallery has so few photographs that all of them can be shown.
 */
export const ServicePhotosPicker = ({ isOffer }: Props) => {
  const isAdministrator = useIsAdministrator()
  const { data: media } = useRead('GET /api/media')
  const photographs = useMemo(() => media?.filter(isShownPhotograph) ?? [], [media])
  if (!isAdministrator || photographs.length <= SERVICE_COUNT) return null
  return <Picker {...{ isOffer, photographs }} />
}

const Picker = ({ isOffer, photographs }: Props & { photographs: readonly Media[] }) => {
  const { data: services = [] } = useRead('GET /api/services')
  const { data: settings } = useRead('GET /api/settings')
  const now = useNow()
  const [isOpen, setIsOpen] = useState(false)
  const isOffered = settings && isChoiceOffered(photographs, services, settings.timezone, now)
  return (
    <>
      {isOffer === isOffered && (
        <Button onClick={() => setIsOpen(true)}>
          {(isOffer ? texts.offer : texts.choose)(SERVICE_COUNT)}
        </Button>
      )}
      {isOpen && <ServicePhotosDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
