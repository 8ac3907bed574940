import { useRead } from '../../api/useRead.ts'
import { useNow } from '../../services/useNow.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons.tsx'
import { type ServiceFields, writtenService } from './fields.ts'
import { verdictsOn, zoneSentence } from './verdict.ts'

/** Lists the time zone with its reason, and whether Add to Calendar will work. */
export const ServiceVerdicts = ({ fields }: { fields: ServiceFields }) => {
  const { data: settings } = useRead('GET /api/settings')
  const now = useNow()
  if (!settings) return null
  const service = writtenService(fields)
  return (
    <ul className="service-verdicts" aria-live="polite">
      <li>
        <Icon name="info" />
        {zoneSentence(service, settings.timezone)}
      </li>
      {verdictsOn(service, settings.timezone, now).map((verdict) => (
        <li key={verdict.sentence} className={classes(!verdict.good && 'doubtful')}>
          <Icon name={verdict.good ? 'check' : 'info'} />
          {verdict.sentence}
        </li>
      ))}
    </ul>
  )
}
