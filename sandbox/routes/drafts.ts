import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { Carousel, Promotion } from '#app/api/contract/casino.ts'
import { ContentPage, Layout, PageType } from '#app/api/contract/cms.ts'
import { Id, Slug } from '#app/api/contract/common.ts'
import type { Content } from '../content.ts'
import { problem, requestedStatus } from '../reply.ts'
import type { ContentKind } from '../seed/content.ts'

/** Unknown types and invalid fields are accepted, since the preview has to show them. */
const widgets = v.array(v.looseObject({ id: v.pipe(v.string(), v.minLength(1)), type: v.string() }))
const DraftLayout = v.object({ ...Layout.entries, widgets })
/** Slides too are taken as they are written. */
const DraftCarousel = v.object({ ...Carousel.entries, slides: v.array(v.looseObject({})) })
const DraftPage = v.object({ ...ContentPage.entries, widgets })

/** An editable kind: its name in addresses, and the field that must match. */
type Editable = {
  kind: ContentKind
  name: v.GenericSchema<unknown, string>
  field: 'type' | 'slug' | 'id'
  schema: v.GenericSchema<unknown, { type?: string; slug?: string; id?: string }>
  /** Key of its row, if it differs from the name. */
  keyOf?: (content: Content, name: string) => string
}

/** The id of a promotion; a new one gets it from its slug. */
function promotionId(content: Content, slug: string): string {
  const all = JSON.parse(content.list('promotion', 'Draft').text) as v.InferOutput<typeof Promotion>[]
  return all.find((promotion) => promotion.slug === slug)?.id ?? `promotion-${slug}`
}

const editables: Record<string, Editable> = {
  layouts: { kind: 'layout', name: PageType, field: 'type', schema: DraftLayout },
  pages: { kind: 'page', name: Slug, field: 'slug', schema: DraftPage },
  promotions: { kind: 'promotion', name: Slug, field: 'slug', schema: Promotion, keyOf: promotionId },
  carousels: { kind: 'carousel', name: Id, field: 'id', schema: DraftCarousel },
}

type Target = { editable: Editable; name: string; key: string; status: 'Published' | 'Draft' }

/** The target of an address, or an error response. */
function targetOf(c: Context, content: Content, kind: string): Target | Response {
  const editable = editables[kind]
  const name = v.safeParse(v.string(), c.req.param('name'))
  if (!editable || !name.success || !v.is(editable.name, name.output)) return problem(c, 404, 'unknown name')
  const key = editable.keyOf ? editable.keyOf(content, name.output) : name.output
  const status = c.req.query('status') === undefined ? 'Draft' : requestedStatus(c)
  if (!status) return problem(c, 400, 'status must be Published or Draft')
  return { editable, name: name.output, key, status }
}

function read(c: Context, content: Content, kind: string): Response {
  const target = targetOf(c, content, kind)
  if (target instanceof Response) return target
  const body = content.one(target.editable.kind, target.key, target.status)
  return body ? c.json(JSON.parse(body.text)) : problem(c, 404, 'not found')
}

async function write(c: Context, content: Content, kind: string): Promise<Response> {
  const target = targetOf(c, content, kind)
  if (target instanceof Response) return target
  const { editable, name, key, status } = target
  const draft = v.safeParse(editable.schema, await c.req.json().catch(() => null))
  if (!draft.success) return problem(c, 400, `not one of ${kind}`, v.flatten(draft.issues).nested)
  if (draft.output[editable.field] !== name) return problem(c, 400, `${editable.field} must be ${name}`)
  content.write(editable.kind, key, status, draft.output)
  return c.json(draft.output)
}

/** Layouts, pages, promotions and carousels as an editor sees and changes them: drafts, unless `status` says otherwise. */
export function draftRoutes(content: Content): Hono {
  const app = new Hono()
  for (const kind of Object.keys(editables)) {
    app.get(`/${kind}/:name`, (c) => read(c, content, kind))
    app.put(`/${kind}/:name`, (c) => write(c, content, kind))
  }
  return app
}
