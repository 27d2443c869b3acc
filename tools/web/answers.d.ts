// What the server answers (cogs/web/page_data.py, cogs/web/server.py), for the type checker alone.
export type PlaceRow = [id: string, left: number, top: number, width: number, height: number, radius: number, name: string, explained: string[], seat: number | null];

export interface Place {
  id: string;
  left: number;
  top: number;
  width: number;
  height: number;
  radius: number;
  name: string;
  explained: string[];
  seat: number | null;
}

export interface Turn {
  table: string;
  status: string;
  turn: number;
  last: number;
  since: number | null;
  heading: string;
  headline: string;
  seats: { name: string; score: number | null; active: boolean; fill: string; on: string }[];
  tale: { number: number; sign: string; text: string; heading: boolean }[];
  view: string;
  views: [value: string, name: string][];
  changed: string[];
  texts: [value: string, name: string][];
  width: number;
  height: number;
  tile: number;
  names: string[];
  whole: string;
  alt: string;
  outlined: boolean;
  marks: [place: string, seat: number | null, numbers: number[]][];
  places: PlaceRow[];
  gone: string[];
  now: Record<string, string[]>;
  tag: string;
  known: string;
  boxes: Map<string, Place>; // made by the page
  theme: string; // as the page asked for it
}

export interface News {
  turn: number;
  seen: string;
  back: boolean;
  asked: string;
  post: string;
  since: [turn: number, text: string] | null;
}

export interface Part {
  title: string;
  lines: string[];
}

export type Words = Record<string, string>;
export type Components = Record<string, { name: string; kind: string; does: string; rulings: string[]; source: string }>;
export type Control = HTMLElement & { disabled: boolean; value: string; max: string; href: string; options: HTMLOptionsCollection };
