"""A few words for building shader nodes."""

import bpy


class Shader:
    """A material under construction: `add` makes nodes, and nodes or values feed their inputs."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def add(self, kind, inputs=None, **properties):
        """A node of type ShaderNode`kind`; inputs by name or index, each a value, a node or a socket."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.feed(node.inputs[key], value)
        return node

    def feed(self, socket, value):
        """Connects a node's first output or a socket, or sets a value."""
        if isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        elif isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == "RGBA" and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def coordinates(self, scale=(1, 1, 1), rotation=(0, 0, 0), kind="Object", offset=(0, 0, 0)):
        """Texture coordinates, scaled and turned."""
        source = self.add("TexCoord").outputs[kind]
        return self.add(
            "Mapping", {"Vector": source, "Scale": scale, "Rotation": rotation, "Location": offset}
        )

    def noise(self, vector, scale, detail=4, roughness=0.5, distortion=0.0):
        """Fractal noise; the factor is its first output."""
        return self.add(
            "TexNoise",
            {
                "Vector": vector,
                "Scale": scale,
                "Detail": detail,
                "Roughness": roughness,
                "Distortion": distortion,
            },
        )

    def ramp(self, factor, *stops, ease="LINEAR"):
        """A colour ramp of (position, rgb) stops."""
        node = self.add("ValToRGB", {"Fac": factor})
        node.color_ramp.interpolation = ease
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1) if not isinstance(colour, (int, float)) else (colour,) * 3 + (1,)
        return node

    def mix(self, factor, a, b, blend="MIX"):
        """Two colours mixed."""
        return self.add("MixRGB", {"Fac": factor, "Color1": a, "Color2": b}, blend_type=blend)

    def math(self, operation, a, b=0.0):
        """Arithmetic on two values."""
        return self.add("Math", {0: a, 1: b}, operation=operation)

    def bump(self, height, strength, distance=0.02):
        """A normal from a height."""
        return self.add("Bump", {"Height": height, "Strength": strength, "Distance": distance})

    def principled(self, **inputs):
        """The principled shader; keyword `base_color` feeds Base Color, and so on."""
        node = self.tree.nodes.new("ShaderNodeBsdfPrincipled")
        for key, value in inputs.items():
            name = key.replace("_", " ").title().replace("Ior", "IOR")
            self.feed(node.inputs[name], value)
        return node

    def done(self, surface, displacement=None):
        """Closes the material and returns it."""
        self.feed(self.output.inputs["Surface"], surface)
        if displacement:
            self.feed(self.output.inputs["Displacement"], displacement)
        return self.material


def plain(name, colour, roughness=0.5, **more):
    """A material of one colour."""
    shader = Shader(name)
    return shader.done(shader.principled(base_color=colour, roughness=roughness, **more))
