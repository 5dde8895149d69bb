// All props of all components in one table, read from their types.
import { propRows, type ReadComponent } from './propRows.ts'
import './propTable.css'

const folders = import.meta.glob<Record<string, unknown>>('../../ui/*/*/index.ts', { eager: true })

const isComponent = (name: string, value: unknown): value is ReadComponent =>
  typeof value === 'function' && /^[A-Z]/.test(name)

const components = new Map(
  Object.values(folders)
    .flatMap((exports) => Object.entries(exports))
    .filter((entry): entry is [string, ReadComponent] => isComponent(...entry))
    .sort(([one], [other]) => one.localeCompare(other, 'en')),
)

export function PropTable() {
  const rows = propRows(components)
  return (
    <table className="propTable">
      <caption>
        {rows.length} de proprietăți la {components.size} de componente
      </caption>
      <thead>
        <tr>
          <th scope="col">Proprietate</th>
          <th scope="col">Tip</th>
          <th scope="col">Componente</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type, components: users, odd }) => (
          <tr key={`${name} ${type}`} data-odd={odd && ''}>
            <th scope="row">
              <code>{name}</code>
              {odd && <small>în rest: {odd}</small>}
            </th>
            <td>
              <code>{type}</code>
            </td>
            <td>{users.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
