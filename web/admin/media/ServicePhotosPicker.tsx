import { useMemo, useState } from 'react'
import { SERVICE_COUNT } from '../../../domain/chooseForService.ts'
import { isShownPhotograph } from '../../../domain/slides.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { useIsAdministrator } from '../parts/tab/person.ts'
import { ServicePhotosDialog } from './service/ServicePhotosDialog.tsx'
import { serviceTexts as texts } from '../../../languages/en/dashboard/serviceShow.ts'

/**
 * The button that proposes photographs for the slideshow at the service. There is none for helpers, and none as long as the
 * gallery has so few photographs that all of them can be shown.
 */
export const ServicePhotosPicker = () => {
  const isAdministrator = useIsAdministrator()
  const { data: media } = useRead('GET /api/media')
  const count = useMemo(() => media?.filter(isShownPhotograph).length ?? 0, [media])
  const [isOpen, setIsOpen] = useState(false)
  if (!isAdministrator || count <= SERVICE_COUNT) return null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.choose(SERVICE_COUNT)}</Button>
      {isOpen && <ServicePhotosDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
