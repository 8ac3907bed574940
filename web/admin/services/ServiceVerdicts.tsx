import { useRead } from '../../api/useRead.ts'
import { useNow } from '../../services/useNow.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons.tsx'
import { type ServiceFields, toStoredService } from './fields.ts'
import { checkService, explainTimeZone } from './checkService.ts'

/** Shows the time zone and the reason for it, and says whether Add to Calendar will work. */
export const ServiceVerdicts = ({ fields }: { fields: ServiceFields }) => {
  const { data: settings } = useRead('GET /api/settings')
  const now = useNow()
  if (!settings) return null
  const service = toStoredService(fields)
  return (
    <ul className="service-verdicts" aria-live="polite">
      <li>
        <Icon name="info" />
        {explainTimeZone(service, settings.timezone)}
      </li>
      {checkService(service, settings.timezone, now, settings.shownDateStyle).map((verdict) => (
        <li key={verdict.sentence} className={classes(!verdict.isGood && 'doubtful')}>
          <Icon name={verdict.isGood ? 'check' : 'info'} />
          {verdict.sentence}
        </li>
      ))}
    </ul>
  )
}
