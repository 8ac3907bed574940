import type { Service } from '../../../contract/services.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { texts } from './texts.ts'

interface Props {
  services: readonly Service[]
  onEdit: (service: Service) => void
  onDelete: (service: Service) => void
}

const { columns } = texts

export const ServicesTable = ({ services, onEdit, onDelete }: Props) => (
  <table className="services-table">
    <thead>
      <tr>
        {Object.values(columns).map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {services.map((service) => (
        <tr key={service.id}>
          <td data-column={columns.title}>{service.title}</td>
          <td data-column={columns.date}>{service.date}</td>
          <td data-column={columns.time}>{service.time}</td>
          <td data-column={columns.location}>{service.location}</td>
          <td data-column={columns.actions}>
            <Button
              icon
              className="bare"
              aria-label={`${texts.edit} ${service.title}`}
              onClick={() => onEdit(service)}
            >
              <Icon name="edit" />
            </Button>
            <Button
              icon
              className="bare"
              aria-label={`${texts.delete} ${service.title}`}
              onClick={() => onDelete(service)}
            >
              <Icon name="delete" />
            </Button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
