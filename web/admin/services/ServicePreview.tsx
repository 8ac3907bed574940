import { useRead } from '../../api/useRead.ts'
import { ServiceCard } from '../../services/ServiceCard.tsx'
import { shownService } from '../../services/shown.ts'
import { useNow } from '../../services/useNow.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons.tsx'
import { type ServiceFields, writtenService } from './fields.ts'
import { texts } from './texts.ts'
import { verdictsOn, zoneSentence } from './verdict.ts'

/** The card as it will stand on the page, in which zone and why, and whether the calendar button will work. */
export const ServicePreview = ({ fields }: { fields: ServiceFields }) => {
  const { data: settings } = useRead('GET /api/settings')
  const now = useNow(0)
  if (!settings) return null
  const service = writtenService(fields)
  return (
    <aside className="service-preview" aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      <ServiceCard service={shownService(service, settings.timezone, now)} level="h3" />
      <ul aria-live="polite">
        <li>
          <Icon name="info" />
          {zoneSentence(service, settings.timezone)}
        </li>
        {verdictsOn(service, settings.timezone, now).map(({ good, sentence }) => (
          <li key={sentence} className={classes(!good && 'doubtful')}>
            <Icon name={good ? 'check' : 'info'} />
            {sentence}
          </li>
        ))}
      </ul>
    </aside>
  )
}
