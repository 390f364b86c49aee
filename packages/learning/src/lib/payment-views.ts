/** A line of an order. Prices in whole Kenyan shillings. */
export interface OrderLineView {
  id: string;
  title: string;
  price: number;
}

/** What is bought. Amounts in whole Kenyan shillings. */
export interface OrderView {
  course: string;
  lines: readonly OrderLineView[];
  /** Before the discount. */
  listTotal: number;
  discount: number;
  total: number;
}
