import { useRead } from '../../api/useRead.ts'
import { ServiceCard } from '../../services/ServiceCard.tsx'
import { presentService } from '../../services/presentService.ts'
import { useNow } from '../../services/useNow.ts'
import { type ServiceFields, writtenService } from './fields.ts'
import { texts } from './texts.ts'

/** The card as it will stand on the page. */
export const ServicePreview = ({ fields }: { fields: ServiceFields }) => {
  const { data: settings } = useRead('GET /api/settings')
  const now = useNow(0)
  if (!settings) return null
  return (
    <aside className="service-preview" aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      <ServiceCard service={presentService(writtenService(fields), settings.timezone, now)} level="h3" />
    </aside>
  )
}
