import { useMemo, useState } from 'react'
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
  const { data: media = [] } = useRead('GET /api/media')
  const { data: services = [] } = useRead('GET /api/services')
  const { data: settings } = useRead('GET /api/settings')
  const now = useNow()
  const photographs = useMemo(() => media.filter(isShownPhotograph), [media])
  const [isOpen, setIsOpen] = useState(false)
  const isOffered = settings && isChoiceOffered(photographs, services, settings.timezone, now)
  const isShown = isAdministrator && photographs.length > SERVICE_COUNT && isOffer === isOffered
  return (
    <>
      {isShown && (
        <Button onClick={() => setIsOpen(true)}>
          {(isOffer ? texts.offer : texts.choose)(SERVICE_COUNT)}
        </Button>
      )}
      {isOpen && <ServicePhotosDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
