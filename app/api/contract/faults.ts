/** A record of the content by its kind, and its id or slug. */
export type ContentRecord = {
  kind:
    | 'carousel'
    | 'slide'
    | 'category'
    | 'collection'
    | 'group'
    | 'jackpot'
    | 'video'
    | 'promotion'
    | 'provider'
    | 'game'
    | 'menu'
    | 'submenu'
  id: string
}

/** Kinds of problems of a draft. */
export type FaultKind =
  // A field of the widget itself.
  | 'type'
  | 'missing'
  | 'wrong'
  | 'twice'
  | 'unknown'
  | 'cut'
  // What a field names.
  | 'target'
  | 'games'
  | 'empty'
  | 'few'
  | 'unchecked'
  | 'link'
  | 'unseenLink'
  | 'unsafe'
  // HTML.
  | 'html'
  | 'letters'
  | 'tag'
  | 'attribute'
  | 'frame'
  | 'alt'
  // Pictures, and where they and frames come from.
  | 'picture'
  | 'asset'
  | 'icon'
  | 'origin'
  // Periods.
  | 'ahead'
  | 'ended'
  // Pages.
  | 'many'
  | 'other'

/** What an editor should fix in a draft. */
export type Fault = {
  kind: FaultKind
  /** The record that has the field, if it is another than the widget. */
  record?: ContentRecord
  /** The field by its name in the content system. */
  field?: string
  /** What the field has, shortened. */
  value?: string
  /** The field that was probably meant, or the element of a removed attribute. */
  of?: string
}

/** What fills a widget or a page's own content, and how many of its entries are shown; no count while it is unknown. */
export type Outline = {
  kind:
    | ContentRecord['kind']
    | 'special'
    | 'firstJackpot'
    | 'jackpots'
    | 'collections'
    | 'providers'
    | 'promotions'
    | 'videos'
    | 'namedVideos'
    | 'winners'
    | 'allGames'
    | 'liveGames'
  /** Id of the record. */
  id?: string
  shown?: number
  total?: number
}
