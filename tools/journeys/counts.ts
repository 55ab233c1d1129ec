/** What the rendered journeys of one flow came to, a line of JSON each. */
export interface RenderedCounts {
  /** The flow's hash: funders that share a flow share its journeys. */
  flow: string;
  journeys: number;
  /** Events that came from the screen's own controls, from works whose world was told what to do, and by hand. */
  screen: number;
  work: number;
  hand: number;
}
